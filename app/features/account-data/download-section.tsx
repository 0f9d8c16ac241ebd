import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { getAccountData } from '@/commerce-client/account-data'
import { shopDay } from '@rules/shop-day'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { formCard } from '@/forms/form-card'
import { FormFailure } from '@/forms/form-failure'
import { saveFile } from '@/lib/save-file'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast'
import { accountDataMessages as messages } from './account-data.messages'
import { toReadableData } from './readable-data'

type Form = 'readable' | 'json'

const textFile = (text: string, type: string) => new Blob([text], { type: `${type};charset=utf-8` })

/** Lets the customer download all stored data, as a readable page or as JSON. */
export function DownloadSection() {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const download = useMutation<void, AppError, Form>({
    mutationFn: async (form) => {
      const data = await getAccountData(siteId)
      const name = `account-data-${shopDay(new Date())}`
      const title = intl.formatMessage(messages.fileTitle)
      if (form === 'json') {
        saveFile(textFile(JSON.stringify(data, null, 2), 'application/json'), `${name}.json`)
      } else {
        const page = toReadableData(data, { title, locale: intl.locale })
        saveFile(textFile(page, 'text/html'), `${name}.html`)
      }
    },
    onSuccess: () => showToast({ text: intl.formatMessage(messages.saved) }),
  })
  const isPending = (form: Form) => download.isLoading && download.variables === form
  const start = (form: Form) => () => {
    if (!download.isLoading) download.mutate(form)
  }
  return (
    <TitledSection title={messages.download}>
      <p className="muted">
        <FormattedMessage {...messages.downloadIntro} />
      </p>
      <FormFailure text={download.error ? serverErrorText(download.error, intl) : undefined} />
      <div className={formCard.buttons}>
        <Button variant="secondary" isPending={isPending('readable')} onClick={start('readable')}>
          <FormattedMessage {...messages.readable} />
        </Button>
        <Button variant="secondary" isPending={isPending('json')} onClick={start('json')}>
          <FormattedMessage {...messages.json} />
        </Button>
      </div>
    </TitledSection>
  )
}
