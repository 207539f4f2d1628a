/** Whether an address is the app's own page, below the folder it lives in, whatever its query or link. */
export function isOwnPage(address: string, folder: string): boolean {
  const page = address.replace(/[?#].*$/s, '');
  return page === folder || page === `${folder}index.html`;
}
