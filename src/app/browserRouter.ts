// A module of its own, so that the start can run the router's code in a task by itself (see startApp.ts).
export { createBrowserRouter } from 'react-router-dom'
