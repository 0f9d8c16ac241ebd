export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
