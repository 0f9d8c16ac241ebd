import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod'
import { mailCode } from '@/commerce-client/passkeys'
import type { AppError } from '@/errors/app-error'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { FormFrame } from '@/forms/form-frame'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { showToast } from '@/ui/toast'
import { canUsePasskeys, createPasskey } from './authenticator'
import { passkeyFailure } from './passkey-failure'
import styles from './passkeys.module.css'
import { passkeyMessages as messages } from './passkeys.messages'

interface AddPasskeyProps {
  login: string
  /** Where the code is mailed. */
  email: string
  onAdded: () => void
}

/** Adds a passkey in two steps: a mailed code, then the question of the device. */
export function AddPasskey({ login, email, onAdded }: AddPasskeyProps) {
  const intl = useIntl()
  const isHydrated = useIsHydrated()
  const { id: siteId } = useSite()
  const mailing = useMutation<void, AppError, void>({ mutationFn: () => mailCode(siteId, login) })
  if (!isHydrated) return null
  if (!canUsePasskeys()) {
    return (
      <p className="muted">
        <FormattedMessage {...messages.unavailable} />
      </p>
    )
  }
  const send = () => {
    if (!mailing.isLoading) mailing.mutate()
  }
  return (
    <>
      <FormFailure text={mailing.error ? passkeyFailure(mailing.error, intl, 'add') : undefined} />
      {mailing.isSuccess ? (
        <PasskeyForm
          login={login}
          email={email}
          onResend={send}
          onClose={mailing.reset}
          onAdded={onAdded}
        />
      ) : (
        <Button variant="secondary" size="sm" isPending={mailing.isLoading} onClick={send}>
          <FormattedMessage {...messages.add} />
        </Button>
      )}
    </>
  )
}

const schema = z.object({
  code: z
    .string('required')
    .min(1, 'required')
    .transform((text) => text.replace(/\D/g, '')),
  name: z.string('required').trim().min(1, 'required'),
})
type PasskeyInput = z.input<typeof schema>

interface PasskeyFormProps extends AddPasskeyProps {
  onResend: () => void
  onClose: () => void
}

function PasskeyForm({ login, email, onResend, onClose, onAdded }: PasskeyFormProps) {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const form = useAppForm(schema, {
    defaultValues: { code: '', name: '' },
    isValidatedOnSubmit: true,
  })
  const creating = useMutation<void, unknown, z.output<typeof schema>>({
    mutationFn: (input) => createPasskey(siteId, { login, ...input }),
    onSuccess: () => {
      showToast({ text: intl.formatMessage(messages.added) })
      onAdded()
      onClose()
    },
  })
  const { error } = creating
  return (
    <FormFrame
      form={form}
      isPending={creating.isLoading}
      className={styles.form}
      onSubmit={(input) => creating.mutate(input)}
    >
      <FormFailure text={error ? passkeyFailure(error, intl, 'add') : undefined} />
      <p role="status">
        <FormattedMessage {...messages.sent} values={{ email }} />
      </p>
      <FormError />
      <Fields />
      <div className="cluster-3">
        <Button type="submit" isPending={creating.isLoading}>
          <FormattedMessage {...messages.create} />
        </Button>
        <Button variant="secondary" onClick={onResend}>
          <FormattedMessage {...messages.sendAgain} />
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </FormFrame>
  )
}

function Fields() {
  const field = useFormField<PasskeyInput>()
  return (
    <>
      <TextField
        {...field('code')}
        inputMode="numeric"
        maxLength={12}
        label={<FormattedMessage {...messages.code} />}
      />
      <TextField
        {...field('name')}
        maxLength={32}
        label={<FormattedMessage {...messages.name} />}
        hint={<FormattedMessage {...messages.nameHint} />}
      />
    </>
  )
}
