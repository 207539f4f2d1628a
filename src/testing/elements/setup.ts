import '../../ui/style/page.css';
import { afterEach } from 'vitest';
import { clear } from './harness.ts';

afterEach(clear);
