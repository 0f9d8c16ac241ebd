/** Returns the URL of a PDF: the shop serves paths below the media folder itself. */
export function documentUrl(pdf: string): string {
  return /^https?:\/\//.test(pdf) ? pdf : `/document/${pdf.replace(/^\/+/, '')}`
}
