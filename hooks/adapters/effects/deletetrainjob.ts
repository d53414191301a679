// Deletes a TrainJob whose time to live is up (KEP-2899): the very object that the hook saw, or nothing. Its finalizer
// then takes the children down in order.
import type { Carried, DeleteTrainJob } from '../../api/hook.js';
import type { KubeApi } from '../kubeapi.js';

export async function deleteTrainJob(
  { object, uid, resourceVersion }: DeleteTrainJob,
  { remove }: Pick<KubeApi, 'remove'>,
): Promise<Carried> {
  return await remove(object, { uid, resourceVersion });
}
