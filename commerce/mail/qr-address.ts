/** The picture is attached when the mail is sent: mail programs show no `data:` addresses. */
export const qrAddress = (text: string) => `cid:qr-${text}@code`
export const QR_ADDRESSES = /cid:(qr-([A-Z0-9]+)@code)/g
