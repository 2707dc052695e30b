import { holdsTheTable } from './holds-the-table.ts';
import { parts } from './operations.ts';

holdsTheTable(parts.comment);
