// Generated requests and stories, a hundred thousand of each; PROPERTY_RUNS may say otherwise (`npm test` takes few).
import { shared } from './jest.config.js';

export default { ...shared, testMatch: ['<rootDir>/test/properties/**/*.test.ts'], testTimeout: 3_600_000 };
