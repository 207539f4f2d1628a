import { describe, expect, it } from 'vitest';
import { trustOwnScripts } from './trusted-types.ts';

describe('which scripts are trusted', () => {
  function policy(): (address: string) => string {
    let rule: (address: string) => string = () => 'no policy was made';
    trustOwnScripts({
      location: { href: 'https://games.test/app/', origin: 'https://games.test' } as Location,
      trustedTypes: {
        createPolicy(name, { createScriptURL }) {
          expect(name).toBe('default');
          rule = createScriptURL;
        },
      },
    });
    return rule;
  }

  it('trusts a worker from our own address', () => {
    expect(policy()('service-worker.js')).toBe('https://games.test/app/service-worker.js');
  });

  it('trusts nobody else', () => {
    expect(() => policy()('https://elsewhere.test/evil.js')).toThrow('not trusted');
    expect(() => policy()('data:text/javascript,alert(1)')).toThrow('not trusted');
  });

  it('asks nothing of a browser that does not know Trusted Types', () => {
    expect(() => trustOwnScripts({ location: {} as Location })).not.toThrow();
  });
});
