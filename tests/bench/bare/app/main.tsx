import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

// The least that any portal on this stack loads: React, its DOM, a router, and routes that come when they are asked for.
const Home = lazy(() => import('./Home.tsx'));
const About = lazy(() => import('./About.tsx'));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Link to="/about">About</Link>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/about" element={<About />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
}
