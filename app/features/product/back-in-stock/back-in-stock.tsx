import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { z } from 'zod'
import { requestStockNotice } from '@/commerce-client/stock-notices'
import { AppFormProvider } from '@/forms/app-form-provider'
import { LIMITS } from '@rules/field-limits'
import { emailRule } from '@/forms/rules/email'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { useSendOnce } from '@/forms/use-send-once'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import styles from './back-in-stock.module.css'

const messages = defineMessages({
  title: { id: 'backInStock.title', defaultMessage: 'Tell me when it’s back' },
  lead: {
    id: 'backInStock.lead',
    defaultMessage: 'Leave your email, and we will write once: the moment it is in stock again.',
  },
  email: { id: 'backInStock.email', defaultMessage: 'Email' },
  submit: { id: 'backInStock.submit', defaultMessage: 'Notify Me' },
  thanks: { id: 'backInStock.thanks', defaultMessage: 'Thank you! You’re on the list.' },
  thanksText: {
    id: 'backInStock.thanksText',
    defaultMessage: 'We will write to {email} as soon as it is back.',
  },
})

// Named differently from the e-mail fields of other forms on the page.
const noticeRule = z.object({ notice: z.object({ email: emailRule }) })

interface NoticeFormProps {
  onSubmit: (email: string) => void
  isPending: boolean
}

/**
 * The sign-up for a mail when a product is available again (PDP-075). A failure leaves the form
 * unchanged, without a message (PDP-081).
 */
export default function BackInStock({ productId }: { productId: string }) {
  const { signUp, isLoading, isSuccess, variables } = useStockNotice(productId)
  const thanks = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // the focused button has disappeared
    if (isSuccess) thanks.current?.focus({ preventScroll: true })
  }, [isSuccess])

  if (isSuccess) {
    return (
      <Alert
        ref={thanks}
        tone="success"
        className={styles.thanks}
        title={<FormattedMessage {...messages.thanks} />}
      >
        <FormattedMessage {...messages.thanksText} values={{ email: variables }} />
      </Alert>
    )
  }
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h2>
      <p className={styles.lead}>
        <FormattedMessage {...messages.lead} />
      </p>
      <NoticeForm onSubmit={signUp} isPending={isLoading} />
    </section>
  )
}

function NoticeForm({ onSubmit, isPending }: NoticeFormProps) {
  // No default values, so that text typed before hydration is kept.
  const form = useAppForm(noticeRule, { defaultValues: {} })
  return (
    <AppFormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit(({ notice }) => onSubmit(notice.email))}
      >
        <EmailField />
        <Button type="submit" disabled={!form.formState.isValid} isPending={isPending}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

function EmailField() {
  const field = useFormField<z.input<typeof noticeRule>>()
  return (
    <TextField
      {...field('notice.email')}
      className="min-w-0"
      type="email"
      inputMode="email"
      maxLength={LIMITS.email}
      label={<FormattedMessage {...messages.email} />}
    />
  )
}

/** Requests a mail when a product is available again. A failure is only logged (PDP-080). */
function useStockNotice(productId: string) {
  const { id: siteId } = useSite()
  const notice = useMutation((email: string) => requestStockNotice(siteId, productId, email), {
    onError: (error) => logError('A stock notice could not be asked for', { productId, error }),
  })
  return { ...notice, signUp: useSendOnce(notice) }
}
