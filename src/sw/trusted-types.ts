/** What the browser offers where it knows Trusted Types; the DOM library does not describe it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * The page's security policy lets nobody start a script or a worker from a plain string. This is the one exception:
 * a worker of our own, from our own address.
 */
export function trustOwnScripts(scope: { readonly trustedTypes?: TrustedTypes; readonly location: Location }): void {
  scope.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, scope.location.href);
      if (url.origin !== scope.location.origin) throw new TypeError(`a script from ${url.origin} is not trusted`);
      return url.href;
    },
  });
}
