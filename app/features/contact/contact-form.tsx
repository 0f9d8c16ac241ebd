import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { errorMessages } from '@/errors/errors.messages'
import { AppFormProvider } from '@/forms/app-form-provider'
import { fieldLabels } from '@/forms/field-labels.messages'
import { EmailField, NameFields } from '@/forms/fields/person-fields'
import { PhoneField } from '@/forms/fields/phone-field'
import { formCard as styles } from '@/forms/form-card'
import { formMessages } from '@/forms/forms.messages'
import { FormError } from '@/forms/form-error'
import { LIMITS } from '@rules/field-limits'
import { questionTypes, type ContactInput } from '@/forms/rules/contact'
import { useFormField } from '@/forms/use-form-field'
import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { SelectField } from '@/ui/select-field'
import { TextAreaField } from '@/ui/text-area-field'
import { TextField } from '@/ui/text-field'
import { contactMessages as messages, questionTypeMessages } from './contact.messages'
import { useContactForm, type ContactFailure } from './use-contact-form'
import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { getAppConfig } from '@/site/app-config'
import { useOrigin } from '@/site/use-origin'
import { useSite } from '@/site/use-site'
import { paths } from '@/site/paths'
import { storedDraft } from './contact-draft'

/**
 * Confirms that the message was received (FORM-002).
 * @param path of the page with the form, for another message
 */
function ContactThanks({ path }: { path: string }) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    storedDraft.set(undefined)
    outcome.current?.focus()
  }, [])
  return (
    <div className={styles.done}>
      <Alert ref={outcome} tone="success" title={<FormattedMessage {...messages.thanks} />}>
        <FormattedMessage {...messages.thanksText} />
      </Alert>
      <div className={styles.buttons}>
        <ButtonLink to={paths.home()}>
          <FormattedMessage {...messages.continueShopping} />
        </ButtonLink>
        <ButtonLink to={path} variant="secondary">
          <FormattedMessage {...messages.another} />
        </ButtonLink>
      </div>
    </div>
  )
}

/**
 * Returns the URL to which the contact form is posted, and its hidden fields (FORM-005). The URL is
 * our own route or `CONTACT_FORM_ACTION`, which needs the full URL to redirect back to.
 * @param path of the form's page
 */
function useContactTarget(path: string) {
  const { id: siteId, basename, locale } = useSite()
  const origin = useOrigin()
  const { contactFormAction, commerceAPI } = getAppConfig()
  const back = `${basename}${path}?submit=true`
  return {
    action: contactFormAction ?? toSiteAddress(siteId, siteRoutes.contactCase),
    hidden: {
      locale,
      priority: 'Medium',
      status: 'Open',
      orgId: commerceAPI.parameters.organizationId,
      retURL: contactFormAction === undefined ? back : `${origin}${back}`,
    },
  }
}

/** The contact form, or its result if the URL contains one (FORM-001). */
export function Contact() {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const outcome = query.get('submit')
  if (outcome === 'true') return <ContactThanks path={pathname} />
  const isRefused = outcome === 'false' || outcome === 'captcha-expired'
  return (
    <ContactForm
      path={pathname}
      orderNo={query.get('order') ?? undefined}
      failure={isRefused ? outcome : undefined}
    />
  )
}

interface ContactFormProps {
  /** The path of the page that contains the form. */
  path: string
  failure: ContactFailure | undefined
  orderNo: string | undefined
}

function ContactForm({ path, failure: refusal, orderNo }: ContactFormProps) {
  const token = useRef<HTMLInputElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const { form, captcha, isSending, submit } = useContactForm(token, refusal, orderNo)
  const { action, hidden } = useContactTarget(path)
  useEffect(() => {
    if (refusal) failure.current?.focus()
  }, [refusal])
  return (
    <div className={styles.frame}>
      {refusal && (
        <Alert ref={failure} tone="error">
          <FormattedMessage {...errorMessages.submit} />
        </Alert>
      )}
      <AppFormProvider {...form}>
        <form className={styles.form} action={action} method="post" noValidate onSubmit={submit}>
          <FormError />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input ref={token} type="hidden" name="recaptchaToken" />
          <ContactFields />
          <CaptchaBox captcha={captcha} />
          <div className={styles.actions}>
            <Button type="submit" disabled={!captcha.isReady} isPending={isSending}>
              <FormattedMessage {...messages.submit} />
            </Button>
          </div>
        </form>
      </AppFormProvider>
    </div>
  )
}

function ContactFields() {
  const { formatMessage } = useIntl()
  const field = useFormField<ContactInput>()
  return (
    <div className={styles.fields}>
      <NameFields />
      <EmailField />
      <PhoneField field={field('phone')} isOptional />
      <SelectField
        {...field('questionType')}
        label={<FormattedMessage {...fieldLabels.questionType} />}
        placeholder={formatMessage(formMessages.choose)}
        options={questionTypes.map((value) => ({
          value,
          label: formatMessage(questionTypeMessages[value]),
        }))}
      />
      <TextField
        {...field('orderNumber')}
        isOptional
        label={<FormattedMessage {...fieldLabels.orderNumber} />}
        hint={<FormattedMessage {...messages.orderHint} />}
        maxLength={LIMITS.orderNumber}
      />
      <TextAreaField
        {...field('comment')}
        className={styles.wide}
        label={<FormattedMessage {...fieldLabels.comment} />}
        rows={6}
        maxLength={LIMITS.comment}
      />
    </div>
  )
}
