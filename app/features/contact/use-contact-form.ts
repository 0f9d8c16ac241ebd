import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { contactRule, type ContactInput } from '@/forms/rules/contact'
import { useAppForm } from '@/forms/use-app-form'
import { LIMITS } from '@rules/field-limits'
import { pushVisitorEmail } from '@/shopper/analytics/push-visitor-email'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { useCustomer } from '@/shopper/customer/use-customer'
import { rememberEmail, storedDraft } from './contact-draft'

/** The value of `submit` in the page's URL. */
export type ContactFailure = 'false' | 'captcha-expired'

/**
 * Manages a form that the browser submits natively, once it is valid and contains a captcha token
 * (FORM-005).
 * @param failure why the previous submission failed; the form is then filled with its values
 * @param orderNo the order that the question is about, from the page's address
 */
export function useContactForm(
  tokenField: RefObject<HTMLInputElement>,
  failure: ContactFailure | undefined,
  orderNo: string | undefined,
) {
  const { data: customer } = useCustomer()
  const captcha = useCaptcha('contact')
  const { reset: resetCaptcha, fail: failCaptcha } = captcha
  const [isSending, setSending] = useState(false)
  // prevents a second submission before the button is rendered as pending
  const wasSent = useRef(false)
  // No default values, so that text typed before hydration is kept.
  const form = useAppForm(contactRule, { defaultValues: {} })
  const { reset, setValue, getValues } = form

  useEffect(() => {
    const draft = failure ? storedDraft.get() : undefined
    // an empty topic is not a valid input, but is refused on submit like any other empty field
    if (draft) reset(draft as ContactInput)
    storedDraft.set(undefined)
  }, [failure, reset])

  useEffect(() => {
    if (!orderNo || failure) return
    setValue('orderNumber', orderNo.slice(0, LIMITS.orderNumber))
    if (!getValues('questionType')) setValue('questionType', 'Order Status')
  }, [orderNo, failure, setValue, getValues])

  useEffect(() => {
    if (failure === 'captcha-expired') failCaptcha('expired')
  }, [failure, failCaptcha])

  useEffect(() => {
    // Back may restore the page from the cache in its old state
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
      storedDraft.set(form.getValues())
      if (!customer) {
        rememberEmail(email)
        await pushVisitorEmail(email)
      }
      element.submit()
    })(event)
  }
  return { form, captcha, isSending, submit }
}
