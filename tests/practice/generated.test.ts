import { checkGenerated } from './generated-practices.ts';

checkGenerated(12);
