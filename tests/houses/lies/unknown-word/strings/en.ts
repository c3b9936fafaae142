export default { 'programme.tickets': 'Get in' }
