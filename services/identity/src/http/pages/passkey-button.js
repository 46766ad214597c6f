// The button "Use a passkey" of the sign-in pages, which work without it: it is shown where the browser knows passkeys.
const { browserSupportsWebAuthn, startAuthentication } = globalThis.SimpleWebAuthnBrowser
const form = document.querySelector('form[data-passkey]')
const button = form?.querySelector('button')
const fault = form?.querySelector('[role=alert]')

if (form && button && browserSupportsWebAuthn()) {
  form.hidden = false
  // A page that is gone back to still has what was sent.
  globalThis.addEventListener('pageshow', () => {
    form.elements.credential.value = ''
    button.disabled = false
  })
  form.addEventListener('submit', (event) => {
    if (form.elements.credential.value !== '') return
    event.preventDefault()
    button.disabled = true
    fault.hidden = true
    ask().catch(() => {
      button.disabled = false
      fault.hidden = false
    })
  })
}

async function ask() {
  const answer = await fetch(form.dataset.passkey, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error('no challenge')
  const credential = await startAuthentication({ optionsJSON: await answer.json() })
  form.elements.credential.value = JSON.stringify(credential)
  form.submit()
}
