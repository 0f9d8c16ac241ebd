/** Where a PDF is read: a path below the media folder is served by the shop itself. */
export function documentUrl(pdf: string): string {
  return /^https?:\/\//.test(pdf) ? pdf : `/document/${pdf.replace(/^\/+/, '')}`
}
