/** `npm start`: installs what is missing, builds, and serves the app on this machine. */
import path from 'node:path';
import { installPackages, root, run, tool } from './install.mjs';
import { serve } from './serve.mjs';

installPackages();
if (!run(tool('vite'), ['build', '--logLevel', 'warn'])) process.exit(1);
const address = await serve(path.join(root, 'dist'), { port: Number(process.env.PORT ?? 4173) });
console.log(`\nCarbon Copy is at ${address}\nStop it with Ctrl+C.`);
