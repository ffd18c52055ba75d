import { Notice } from '@travesia/kit-ui';

/** For whoever signed in with a browser that does not keep our cookie. */
export function LostCookie() {
  return (
    <Notice tone="danger" live title="Tu navegador no guarda tu sesión" headingLevel={2}>
      <p>
        Tus datos son correctos, pero este navegador no guardó la cookie con que Travesía te reconoce, y sin ella no
        puedes quedar dentro. Permite las cookies de este sitio o usa otro navegador, y vuelve a cargar la página.
      </p>
    </Notice>
  );
}
