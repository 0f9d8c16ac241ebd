/** The pattern of `like` for texts that hold this one, whatever stands in it. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
