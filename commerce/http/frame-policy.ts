import { createHash } from 'node:crypto'

/** The content security policy of a page with one script and one style that others may frame. */
export function toFramePolicy(style: string, ancestors: readonly string[]): string {
  const styleHash = createHash('sha256').update(style).digest('base64')
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'sha256-${styleHash}'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ')
}
