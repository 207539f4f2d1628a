/** Which build this is: the package's version and, where known, the commit. */
export const version: string = import.meta.env['VITE_VERSION'] ?? 'development';
