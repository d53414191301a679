// Compares metatrain with recorded data: folders from CONFORMANCE_DIR, by default ../shared/conformance.
import { shared } from './jest.config.js';

export default { ...shared, testMatch: ['<rootDir>/test/conformance/**/*.test.ts'] };
