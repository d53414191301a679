// Generated requests and scenarios, a hundred thousand of each unless PROPERTY_RUNS is set (`npm test` runs a few).
import { shared } from './jest.config.js';

export default { ...shared, testMatch: ['<rootDir>/test/properties/**/*.test.ts'], testTimeout: 3_600_000 };
