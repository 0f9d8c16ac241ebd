import { Fragment } from 'react'

export function MailLines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}
