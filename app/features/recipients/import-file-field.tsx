import { useRef, type ChangeEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { importMessages as messages } from './import-recipients.messages'
import styles from './import-recipients.module.css'

interface ImportFileFieldProps {
  onFile: (file: File) => void
  isDisabled: boolean
}

export function ImportFileField({ onFile, isDisabled }: ImportFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
  }
  return (
    <TextField
      ref={input}
      type="file"
      accept=".csv,.txt,text/csv,text/plain"
      className={styles.file}
      disabled={isDisabled}
      label={<FormattedMessage {...messages.file} />}
      onChange={choose}
      // lets the same file be chosen again after it was corrected
      onClick={() => {
        if (input.current) input.current.value = ''
      }}
    />
  )
}
