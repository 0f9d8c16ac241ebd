import { logWarning } from '@/lib/log'
import { pushEvent } from './data-layer'
import { toEmailFields } from './email-fields'

/**
 * Says that a guest has written their e-mail address into a form (D3 §4), unless they refuse to be
 * followed. For forms that leave the page next: never throws.
 */
export async function pushVisitorEmail(email: string): Promise<void> {
  try {
    const fields = await toEmailFields(email)
    if (fields) pushEvent('visitor-email', fields)
  } catch (error) {
    logWarning('An e-mail address was not pushed', { error })
  }
}
