import './ui/style/page.css';
import './ui/app/app.ts';
import { startServiceWorker } from './sw/bridge.ts';

startServiceWorker();
