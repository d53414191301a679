// The plan of a composite, with the roles and reasons of a TrainJob.
import type { Plan as CompositePlan, Fault as CompositeFault } from '../../composite/plan.js';
import type { CreatedFault } from '../api/conditions.js';
import type { Role } from '../observed/children.js';

export type Plan = CompositePlan<Role, CreatedFault>;
type Fault = CompositeFault<CreatedFault>;

export function faultPlan(fault: Fault, rest: Omit<Plan, 'decision' | 'fault'> = {}): Plan {
  return { ...rest, fault, decision: { phase: 'NotCreated', reason: fault.reason } };
}
