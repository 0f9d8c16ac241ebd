const SHOWN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `Feb 14, 2027, 9:00 AM` in the editor's own time zone. @param iso in ISO 8601 */
export const formatMoment = (iso: string) => SHOWN.format(new Date(iso))

/** A formatted timestamp. */
export function MomentText({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatMoment(iso)}</time>
}
