/** Placeholder until the page is written. */
export default function SearchPage() {
  return <h1>SearchPage</h1>
}
