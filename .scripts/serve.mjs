/**
 * A static file server, as plain as GitHub Pages: files, `index.html` for a folder, `404.html` for the rest.
 * `node .scripts/serve.mjs dist --base /games/ --port 4173`
 */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder below `base`; a port that is taken makes way for any free one. Resolves to the address. A guest does
 * not keep the program running that asked for it.
 */
export function serve(folder, { base = '/', port = 0, host = 'localhost', isGuest = false } = {}) {
  const server = createServer((request, response) => {
    const file =
      request.method === 'GET' || request.method === 'HEAD' ? find(folder, base, request.url ?? '/') : undefined;
    const shown = file ?? fileAt(path.join(folder, '404.html'));
    const headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
    if (!shown) {
      response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = TYPES[path.extname(shown)] ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, { ...headers, 'content-type': type });
    if (request.method === 'HEAD') response.end();
    else createReadStream(shown).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || port === 0) reject(error);
      else server.listen(0, host);
    });
    server.on('listening', () => resolve(`http://${host}:${server.address().port}${base}`));
    server.listen(port, host);
    if (isGuest) server.unref();
  });
}

/** The file a request means. Nothing outside the folder can be asked for. */
function find(folder, base, url) {
  let wanted;
  try {
    wanted = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (!wanted.startsWith(base)) return undefined;
  const file = path.join(folder, wanted.slice(base.length));
  if (path.relative(folder, file).startsWith('..')) return undefined;
  return fileAt(wanted.endsWith('/') ? path.join(file, 'index.html') : file);
}

function fileAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
  });
  const { base = '/', port = '0', host = 'localhost' } = values;
  console.log(await serve(path.resolve(positionals[0] ?? 'dist'), { base, port: Number(port), host }));
}
