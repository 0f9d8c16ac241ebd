/** Returns the Cache-Control with every age limited to `ms`, in whole seconds, rounded down. */
export function limitAge(cacheControl: string, ms: number): string {
  const most = Math.max(0, Math.floor(ms / 1000))
  return cacheControl.replace(
    /\b(s-maxage|max-age)=(\d+)/g,
    (_, name: string, seconds: string) => `${name}=${Math.min(Number(seconds), most)}`,
  )
}
