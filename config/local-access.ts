import { z } from 'zod'
import { oneOf, setting } from './read-settings'

/**
 * How this machine's own visitors get in where no operator, code or key is configured. A reverse
 * proxy on the machine sends its visitors' requests from here too, so an address proves nothing.
 */
export const LOCAL_ACCESS_SETTINGS = {
  /** `link`: with the link printed at start; `open`: whoever comes from this machine. */
  LOCAL_ACCESS: oneOf(['link', 'open'], 'link'),
  /** The secret of the link printed at start; `npm start` and `npm run dev` make one each time. */
  START_KEY: setting(z.string().min(32).optional(), '32 characters or more', { isSecret: true }),
}
