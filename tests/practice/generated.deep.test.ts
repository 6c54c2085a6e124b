import { checkGenerated } from './generated-practices.ts';

checkGenerated(200);
