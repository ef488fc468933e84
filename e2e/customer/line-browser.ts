/** What LINE's own browser calls itself when it opens the shop as an app. */
export const lineBrowser =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36 Line/14.14.1 LIFF'
