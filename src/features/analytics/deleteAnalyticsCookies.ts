const analyticsCookies = /^_ga(?:_|$)/;

export function deleteAnalyticsCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and on plain HTTP
    if (analyticsCookies.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
