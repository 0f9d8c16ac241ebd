import { FormattedMessage } from 'react-intl'
import { AppFormProvider } from '@/forms/app-form-provider'
import { EmailField, NameFields } from '@/forms/fields/person-fields'
import { fieldLabels } from '@/forms/field-labels.messages'
import { FormError } from '@/forms/form-error'
import { LIMITS } from '@rules/field-limits'
import {
  chatMessageRule,
  type ChatMessage,
  type ChatMessageInput,
} from '@/forms/rules/chat-message'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import type { Captcha } from '@/shopper/captcha/use-captcha'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/text-area-field'
import { chatMessages as messages } from './chat.messages'
import styles from './chat.module.css'

interface ChatFormProps {
  onSubmit: (message: ChatMessage) => void
  isPending: boolean
  captcha: Captcha
}

export function ChatForm({ onSubmit, isPending, captcha }: ChatFormProps) {
  const form = useAppForm(chatMessageRule, { defaultValues: {}, isValidatedOnSubmit: true })
  return (
    <AppFormProvider {...form}>
      <form
        className="stack-3"
        noValidate
        onSubmit={form.handleSubmit(({ chat }) => onSubmit(chat))}
      >
        <FormError />
        <ChatFields />
        <CaptchaBox captcha={captcha} />
        <Button type="submit" isWide disabled={!captcha.isReady} isPending={isPending}>
          <FormattedMessage {...messages.send} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

function ChatFields() {
  const field = useFormField<ChatMessageInput>()
  return (
    <>
      <TextAreaField
        {...field('chat.message')}
        maxLength={LIMITS.chatMessage}
        label={<FormattedMessage {...fieldLabels.message} />}
      />
      <div className={styles.names}>
        <NameFields group="chat" />
      </div>
      <EmailField group="chat" />
    </>
  )
}
