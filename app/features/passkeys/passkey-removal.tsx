import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { removePasskey, type Passkey } from '@/commerce-client/passkeys'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { FormFailure } from '@/forms/form-failure'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { showToast } from '@/ui/toast'
import { passkeyMessages as messages } from './passkeys.messages'

interface PasskeyRemovalProps {
  login: string
  /** Undefined while the dialog is closed. */
  passkey: Passkey | undefined
  finalFocusRef: RefObject<HTMLElement>
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation, because a passkey cannot be restored. */
export function PasskeyRemoval(props: PasskeyRemovalProps) {
  const { login, passkey, finalFocusRef, onClose, onRemoved } = props
  const intl = useIntl()
  const { id: siteId } = useSite()
  const removing = useMutation<void, AppError, Passkey>({
    mutationFn: ({ credentialId }) => removePasskey(siteId, login, credentialId),
    onSuccess: () => {
      showToast({ text: intl.formatMessage(messages.removed) })
      onRemoved()
      onClose()
    },
  })
  const close = () => {
    removing.reset()
    onClose()
  }
  return (
    <Modal
      isOpen={passkey !== undefined}
      finalFocusRef={finalFocusRef}
      onClose={close}
      title={<FormattedMessage {...messages.removalTitle} />}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button
            isPending={removing.isLoading}
            onClick={() => passkey && !removing.isLoading && removing.mutate(passkey)}
          >
            <FormattedMessage {...messages.confirmRemoval} />
          </Button>
        </>
      }
    >
      <FormFailure text={removing.error ? serverErrorText(removing.error, intl) : undefined} />
      {passkey && (
        <p>
          <FormattedMessage {...messages.removalText} values={{ name: passkey.nickName }} />
        </p>
      )}
    </Modal>
  )
}
