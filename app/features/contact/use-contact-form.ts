import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { contactRule, type ContactInput } from '@/forms/rules/contact'
import { useAppForm } from '@/forms/use-app-form'
import { pushVisitorEmail } from '@/shopper/analytics/push-visitor-email'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { useCustomer } from '@/shopper/customer/use-customer'
import { rememberEmail, storedDraft } from './contact-draft'

/** From the URL of the form's page. */
export type ContactFailure = 'false' | 'captcha-expired'

/**
 * A form that the browser itself sends, once it is right and holds a captcha's token (FORM-005).
 * @param failure the shop could not take what was sent before: it is filled in again
 */
export function useContactForm(
  tokenField: RefObject<HTMLInputElement>,
  failure: ContactFailure | undefined,
) {
  const { data: customer } = useCustomer()
  const captcha = useCaptcha('contact')
  const { reset: resetCaptcha, fail: failCaptcha } = captcha
  const [isSending, setSending] = useState(false)
  // two clicks may come before the button shows the first
  const wasSent = useRef(false)
  // No values to begin with: what was typed before the page hydrated stays.
  const form = useAppForm(contactRule, { defaultValues: {} })
  const { reset } = form

  useEffect(() => {
    const draft = failure ? storedDraft.get() : undefined
    // a topic that was never chosen is refused as any other empty field
    if (draft) reset(draft as ContactInput)
    storedDraft.set(undefined)
  }, [failure, reset])

  useEffect(() => {
    if (failure === 'captcha-expired') failCaptcha('expired')
  }, [failure, failCaptcha])

  useEffect(() => {
    // the page as it was left, with Back
    const comeBack = () => {
      if (wasSent.current) resetCaptcha()
      wasSent.current = false
      setSending(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [resetCaptcha])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    void form.handleSubmit(async ({ email }) => {
      if (wasSent.current) return
      wasSent.current = true
      setSending(true)
      if (tokenField.current) tokenField.current.value = captcha.take() ?? ''
      storedDraft.set({ orderNumber: '', ...form.getValues() })
      if (!customer) {
        rememberEmail(email)
        await pushVisitorEmail(email)
      }
      element.submit()
    })(event)
  }
  return { form, captcha, isSending, submit }
}
