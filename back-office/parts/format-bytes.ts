/** `1.2 MB` */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000).toLocaleString('en-US')} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
}
