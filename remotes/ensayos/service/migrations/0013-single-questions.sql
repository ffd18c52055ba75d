alter table ensayos.attempt drop constraint attempt_mode_check;
alter table ensayos.attempt add constraint attempt_mode_check
  check (mode in ('simulacro', 'practica', 'repaso', 'muestra', 'parecida', 'pregunta'));
