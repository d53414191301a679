// Generated requests. PROPERTY_RUNS says how many of each (`npm test` takes the small default).
import { shared } from './jest.config.js';

export default { ...shared, testMatch: ['<rootDir>/test/properties/**/*.test.ts'], testTimeout: 3_600_000 };
