/** Shown when a page cannot be rendered. */
export default function ErrorPage({ status }: { status?: number }) {
  return <h1>Error {status}</h1>
}
