/** A tag contains no `<`, so that a text of many `<` takes linear time. */
export function withoutMarkup(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ')
}
