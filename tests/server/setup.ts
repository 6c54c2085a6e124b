/** Before each file of these tests, which share a worker and its modules. */
import { cleanUpAfterTests } from './cleanup.ts';
import { copySite } from './harness.ts';

cleanUpAfterTests();
copySite();
