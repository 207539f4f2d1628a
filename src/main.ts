import { startServiceWorker } from './sw/bridge.ts';

startServiceWorker();
