// KBank's script as the shop's page loads it: it shows the form in a frame and fills the form around itself.
;(() => {
  const script = document.currentScript ?? document.querySelector('script[src*="kpayment.min.js"]')
  const folder = new URL('.', script.src)
  const given = {}
  const closeListeners = []
  let overlay
  let frame

  const read = (name) => given[name] ?? script.getAttribute(`data-${name}`) ?? ''
  const put = (name) => (value) => {
    given[name] = String(value)
  }

  function frameAddress() {
    const kind = read('payment-methods').split(',')[0] === 'qr' ? 'qr' : 'card'
    const address = new URL(kind, folder)
    for (const name of ['apikey', 'amount', 'currency', 'name', 'description', 'mid', 'order-id'])
      address.searchParams.set(name, read(name))
    address.searchParams.set('lang', document.documentElement.lang)
    address.searchParams.set('origin', location.origin)
    return address.href
  }

  function create() {
    overlay?.remove()
    overlay = document.createElement('div')
    overlay.id = 'kpayment-overlay'
    Object.assign(overlay.style, {
      ...{ position: 'fixed', inset: '0', zIndex: '2147483647', display: 'none' },
      ...{ background: 'rgb(0 0 0 / 60%)', placeItems: 'center', padding: '8px' },
    })
    frame = document.createElement('iframe')
    frame.title = 'K-Payment'
    Object.assign(frame.style, {
      ...{ width: '100%', maxWidth: '440px', height: '100%', maxHeight: '720px' },
      ...{ border: '0', borderRadius: '12px', background: '#fff' },
    })
    overlay.append(frame)
    document.body.append(overlay)
  }

  function show() {
    if (!overlay?.isConnected) create()
    frame.src = frameAddress()
    overlay.style.display = 'grid'
  }

  function close() {
    overlay.style.display = 'none'
    frame.src = 'about:blank'
    for (const listener of closeListeners) listener()
  }

  function submit(fields) {
    const form = script.closest('form')
    if (!form) return close()
    for (const [name, value] of Object.entries(fields)) {
      form.querySelector(`input[type="hidden"][name="${name}"]`)?.remove()
      const input = document.createElement('input')
      Object.assign(input, { type: 'hidden', name, value })
      form.append(input)
    }
    overlay.style.display = 'none'
    HTMLFormElement.prototype.submit.call(form)
  }

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== folder.origin || !frame || source !== frame.contentWindow) return
    const mid = read('mid')
    if (data?.kpayment === 'token') submit({ token: data.token, mid, paymentMethods: 'card' })
    if (data?.kpayment === 'paid') submit({ chargeId: data.chargeId, mid, paymentMethods: 'qr' })
    if (data?.kpayment === 'close') close()
  })

  window.KPayment = {
    create,
    show,
    close,
    onClose: (listener) => closeListeners.push(listener),
    setPublickey: put('apikey'),
    setAmount: put('amount'),
    setCurrency: put('currency'),
    setName: put('name'),
    setMid: put('mid'),
    setPaymentMethods: put('payment-methods'),
    setOrderId: put('order-id'),
  }

  if (script.closest('form') && script.getAttribute('data-show-button') !== 'false') {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', className: 'pay-button', textContent: 'Pay now', onclick: show })
    script.after(button)
  }
})()
