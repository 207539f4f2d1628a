import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('public/404.html', 'utf8');

describe('the page for unknown addresses', () => {
  it.each(['script', 'style'])('allows its own %s and no other', (kind) => {
    const [, own = ''] = new RegExp(`<${kind}>([^]*)</${kind}>`).exec(page) ?? [];
    const digest = createHash('sha256').update(own).digest('base64');
    expect(page).toContain(`${kind}-src 'sha256-${digest}';`);
  });
});
