const PHONE = /(\(\d{3}\) \d{3}-\d{4})/

/** An editor's sentence, in which telephone numbers can be called. */
export function PhoneNote({ text }: { text: string }) {
  return (
    <>
      {text.split(PHONE).map((part, index) =>
        PHONE.test(part) ? (
          <a key={index} href={`tel:+1${part.replace(/\D/g, '')}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  )
}
