import '../styles/landing-page.css'
