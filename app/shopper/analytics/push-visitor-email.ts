import { logWarning } from '@/lib/log'
import { toEmailFields } from './email-fields'
import { pushBeforeLeaving } from './push-before-leaving'

/**
 * Pushes an event when a guest has entered an e-mail address into a form (FORM-009), unless they
 * refuse tracking. For forms that leave the page afterward: never throws, and takes two seconds at
 * most.
 */
export async function pushVisitorEmail(email: string): Promise<void> {
  try {
    const fields = await toEmailFields(email)
    if (fields) await pushBeforeLeaving('visitor-email', fields)
  } catch (error) {
    logWarning('An e-mail address was not pushed', { error })
  }
}
